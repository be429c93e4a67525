/** Where a hosted site's rows and pictures come from. */
export const hosted = {
  supabase: 'https://project.supabase.co',
  images: 'https://res.cloudinary.com',
} as const;
