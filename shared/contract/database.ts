// Written by `npm run database-types` from supabase/migrations.
import type { ForeignKey, Table } from './databaseTable.ts';

export interface Database {
  public: {
    Tables: {
      album_groups: Table<
        { display_order: number; id: string; name: string; name_bn: string | null },
        'name',
        never,
        []
      >;
      albums: Table<
        {
          cover_image_url: string | null;
          decades: number[] | null;
          description: string | null;
          description_bn: string | null;
          display_order: number;
          group_id: string | null;
          id: string;
          image_count: number | null;
          name: string;
          name_bn: string | null;
          published: boolean;
        },
        'name',
        'cover_image_url' | 'decades' | 'image_count',
        [ForeignKey<'albums_group_id_fkey', 'group_id', 'album_groups'>]
      >;
      gallery_images: Table<
        {
          album_id: string;
          cloudinary_url: string;
          consent: boolean;
          consent_by: string | null;
          consent_on: string | null;
          consent_paper: string | null;
          consent_until: string | null;
          credit: string | null;
          description: string | null;
          description_bn: string | null;
          display_order: number;
          dominant_color: string | null;
          height: number | null;
          id: string;
          is_cover: boolean;
          published: boolean;
          removal_reason: string | null;
          removed_at: string | null;
          title: string;
          title_bn: string | null;
          uploaded_at: string;
          visible: boolean;
          width: number | null;
          year_from: number | null;
          year_to: number | null;
        },
        'album_id' | 'cloudinary_url' | 'title',
        'visible',
        [ForeignKey<'gallery_images_album_id_fkey', 'album_id', 'albums'>]
      >;
      gallery_search: Table<
        {
          album_id: string;
          description: string | null;
          description_bn: string | null;
          display_order: number | null;
          id: string;
          image_url: string | null;
          title: string;
          title_bn: string | null;
          words: unknown;
          year_from: number | null;
          year_to: number | null;
        },
        'album_id' | 'id' | 'title' | 'words',
        never,
        [ForeignKey<'gallery_search_album_id_fkey', 'album_id', 'albums'>]
      >;
      withdrawn_pictures: Table<{ fingerprint: string; withdrawn_on: string }, 'fingerprint', never, []>;
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
}
