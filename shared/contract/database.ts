/**
 * A table for Supabase's client. `Needed` columns have neither a default nor null; `Generated` ones are the database's
 * own.
 */
interface Table<
  Row,
  Needed extends keyof Row,
  Keys extends object[] = [],
  Generated extends keyof Row = never,
> {
  Row: Row;
  Insert: Pick<Row, Needed> & Partial<Omit<Row, Generated>>;
  Update: Partial<Omit<Row, Generated>>;
  Relationships: Keys;
}

interface ForeignKey<Name extends string, Column extends string, Referenced extends string> {
  foreignKeyName: Name;
  columns: [Column];
  referencedRelation: Referenced;
  referencedColumns: ['id'];
}

/** The tables of `supabase/migrations`; a test there compares both. */
export interface Database {
  public: {
    Tables: {
      album_groups: Table<{ id: string; name: string; display_order: number }, 'name'>;
      albums: Table<
        {
          id: string;
          group_id: string | null;
          name: string;
          description: string | null;
          cover_image_url: string | null;
          image_count: number;
          display_order: number;
          published: boolean;
        },
        'name',
        [ForeignKey<'albums_group_id_fkey', 'group_id', 'album_groups'>]
      >;
      gallery_images: Table<
        {
          id: string;
          album_id: string;
          cloudinary_url: string;
          title: string;
          description: string | null;
          uploaded_at: string;
          display_order: number;
          width: number | null;
          height: number | null;
          dominant_color: string | null;
          is_cover: boolean;
          published: boolean;
          consent: boolean;
          removed_at: string | null;
          removal_reason: string | null;
          visible: boolean;
        },
        'album_id' | 'cloudinary_url' | 'title',
        [ForeignKey<'gallery_images_album_id_fkey', 'album_id', 'albums'>],
        'visible'
      >;
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
}
