export const content = {
  label: 'The policies',
  heads: {
    policies: {
      title: 'School Policies | {school}',
      description:
        'The policies of {school}: admission, fees, photography, child protection, timings and attendance, uniform, academics and conduct, with the complete policy as a PDF.',
      keywords:
        'school policies, admission policy, attendance, leave, school uniform, code of conduct, child protection, {school}',
      picture: 'policies.svg',
    },
    photoPolicy: {
      title: 'Photography and Image Use Policy | {school}',
      description:
        'How {school} takes, uses and protects photos of children, how long they are kept, and how parents withdraw consent, request removal or opt out.',
      keywords:
        'photo policy, photography consent, image use, photo removal request, data protection, parents, {school}',
      picture: 'photo-policy.svg',
    },
  },
};
