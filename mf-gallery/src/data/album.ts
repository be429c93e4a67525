import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const optionalText = v.pipe(
  v.nullish(v.string()),
  v.transform((words) => words?.trim() || undefined),
);

export const albumColumns =
  'id,group_id,name,cover_image_url,description,image_count,album_groups(name,display_order)';

/** A row of `albums` with its group. */
export const albumRow = v.pipe(
  v.object({
    id: text,
    group_id: v.nullish(v.string()),
    name: text,
    cover_image_url: v.nullish(v.string()),
    description: optionalText,
    image_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    album_groups: v.nullish(v.object({ name: text })),
  }),
  v.transform((row) => ({
    id: row.id,
    groupId: row.group_id ?? undefined,
    groupName: row.album_groups?.name,
    name: row.name,
    coverImage: row.cover_image_url ?? undefined,
    description: row.description,
    imageCount: row.image_count,
  })),
);

export type Album = v.InferOutput<typeof albumRow>;
