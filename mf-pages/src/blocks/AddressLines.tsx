import { school } from 'shared/school/school';

const { street, district, state, country } = school.address;

/** The school's address as lines that break where a letter's would. */
export function AddressLines() {
  return (
    <>
      {street}, <br />
      {district}, <br />
      {state}, {country}
    </>
  );
}
