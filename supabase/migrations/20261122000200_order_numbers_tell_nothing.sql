-- Between numbers without gaps, a gap is the place of a withdrawn or hidden row. With gaps of chance between all rows
-- it says nothing. Closing gaps at each withdrawal would lock every photo of the album: two at once would deadlock.
create function private.space_order_numbers() returns void
language plpgsql set search_path = '' as $$
declare
  part record;
begin
  for part in values ('album_groups', 'null'), ('albums', 'group_id'), ('gallery_images', 'album_id') loop
    execute format(
      'update public.%1$I set display_order = spaced.number from (
         select id, sum(1 + floor(-4 * ln(1 - random())))
           over (partition by %2$s order by display_order, id) as number
         from public.%1$I
       ) spaced where spaced.id = %1$I.id',
      part.column1, part.column2
    );
  end loop;
end
$$;

select private.space_order_numbers();
