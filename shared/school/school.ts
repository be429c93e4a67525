/** Facts about the school that do not differ by place of deployment or locale. */
export const school = { established: 1986, countryCode: 'IN' } as const;

/** The complete school policy in each locale, made by mf-policies and served at the site's root. */
export const policyPdfPaths = { en: '/School_Policy.pdf', bn: '/School_Policy_bn.pdf' } as const;
