import { useLocation } from 'shared/router';
import { useSite } from 'shared/site/useSite';
import { useHydrated } from 'shared/ui/useHydrated';
import { content } from './content.en.ts';

const photoId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** For who comes from a photo of the gallery (`?photo=`): a mail to the office that names it. */
export function PhotoRequest() {
  const { school } = useSite();
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('photo') ?? '';
  if (!useHydrated() || !photoId.test(id)) return null;
  const { about, write, subject } = content.photoRequest;

  return (
    <p>
      {about} {id}.{' '}
      <a href={`mailto:${school.email}?subject=${encodeURIComponent(`${subject} ${id}`)}`}>{write}</a>
    </p>
  );
}
