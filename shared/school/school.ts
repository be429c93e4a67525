/** Facts about the school that do not differ by place of deployment or language. */
export const school = { established: 1986, countryCode: 'IN' } as const;

/** The complete school policy, made by mf-policies and served at the site's root. */
export const policyPdfPath = '/School_Policy.pdf';
