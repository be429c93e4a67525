import { useLocale } from 'shared/locale/LocaleContext';

/** The school's address as lines that break where a letter's would. */
export function AddressLines() {
  const [street, district, state, country] = useLocale().school.address;
  return (
    <>
      {street}, <br />
      {district}, <br />
      {state}, {country}
    </>
  );
}
