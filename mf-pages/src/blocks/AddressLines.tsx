import { useLanguage } from 'shared/language/LanguageContext';

/** The school's address as lines that break where a letter's would. */
export function AddressLines() {
  const [street, district, state, country] = useLanguage().school.address;
  return (
    <>
      {street}, <br />
      {district}, <br />
      {state}, {country}
    </>
  );
}
