// Written by `npm run database-types` from supabase/migrations.

export interface Database {
  public: {
    Tables: {
      album_groups: {
        Row: {
          display_order: number;
          id: string;
          name: string;
        };
        Insert: {
          display_order?: number;
          id?: string;
          name: string;
        };
        Update: {
          display_order?: number;
          id?: string;
          name?: string;
        };
        Relationships: [];
      };
      albums: {
        Row: {
          cover_image_url: string | null;
          description: string | null;
          display_order: number;
          group_id: string | null;
          id: string;
          image_count: number;
          name: string;
          published: boolean;
        };
        Insert: {
          cover_image_url?: string | null;
          description?: string | null;
          display_order?: number;
          group_id?: string | null;
          id?: string;
          image_count?: number;
          name: string;
          published?: boolean;
        };
        Update: {
          cover_image_url?: string | null;
          description?: string | null;
          display_order?: number;
          group_id?: string | null;
          id?: string;
          image_count?: number;
          name?: string;
          published?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'albums_group_id_fkey';
            columns: ['group_id'];
            referencedRelation: 'album_groups';
            referencedColumns: ['id'];
          },
        ];
      };
      gallery_images: {
        Row: {
          album_id: string;
          cloudinary_url: string;
          consent: boolean;
          description: string | null;
          display_order: number;
          dominant_color: string | null;
          height: number | null;
          id: string;
          is_cover: boolean;
          published: boolean;
          removal_reason: string | null;
          removed_at: string | null;
          title: string;
          uploaded_at: string;
          visible: boolean;
          width: number | null;
        };
        Insert: {
          album_id: string;
          cloudinary_url: string;
          consent?: boolean;
          description?: string | null;
          display_order?: number;
          dominant_color?: string | null;
          height?: number | null;
          id?: string;
          is_cover?: boolean;
          published?: boolean;
          removal_reason?: string | null;
          removed_at?: string | null;
          title: string;
          uploaded_at?: string;
          visible?: never;
          width?: number | null;
        };
        Update: {
          album_id?: string;
          cloudinary_url?: string;
          consent?: boolean;
          description?: string | null;
          display_order?: number;
          dominant_color?: string | null;
          height?: number | null;
          id?: string;
          is_cover?: boolean;
          published?: boolean;
          removal_reason?: string | null;
          removed_at?: string | null;
          title?: string;
          uploaded_at?: string;
          visible?: never;
          width?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'gallery_images_album_id_fkey';
            columns: ['album_id'];
            referencedRelation: 'albums';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
}
