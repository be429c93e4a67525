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
          description: string | null;
          description_bn: string | null;
          display_order: number;
          group_id: string | null;
          id: string;
          image_count: number;
          name: string;
          name_bn: string | null;
          published: boolean;
        },
        'name',
        never,
        [ForeignKey<'albums_group_id_fkey', 'group_id', 'album_groups'>]
      >;
      gallery_images: Table<
        {
          album_id: string;
          cloudinary_url: string;
          consent: boolean;
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
        },
        'album_id' | 'id' | 'title' | 'words',
        never,
        [ForeignKey<'gallery_search_album_id_fkey', 'album_id', 'albums'>]
      >;
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
}
