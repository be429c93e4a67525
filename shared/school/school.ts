/** Facts about the school that do not differ by place of deployment. */
export const school = {
  established: 1986,
  tagline: 'Nurturing Tomorrow’s Leaders Today',
  address: {
    street: 'Simanta Palli, Rupnarayanpur Bazar',
    district: 'Paschim Bardhaman',
    state: 'West Bengal',
    country: 'India',
    countryCode: 'IN',
  },
} as const;

/** `Simanta Palli, Rupnarayanpur Bazar, Paschim Bardhaman, West Bengal, India`. */
export const addressLine = [
  school.address.street,
  school.address.district,
  school.address.state,
  school.address.country,
].join(', ');

/** The complete school policy, made by mf-policies and served at the site's root. */
export const policyPdfPath = '/School_Policy.pdf';
