import { css } from '@emotion/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSite } from 'shared/site/useSite';

const heading = css({ color: 'rgb(180, 71, 44)' });

export function AlbumsPage() {
  const { school } = useSite();
  const [count, setCount] = useState(0);
  return (
    <>
      <h1 css={heading}>Albums of {school.name}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        count {count}
      </button>
      <Link to="/gallery">Gallery</Link> <Link to="/">Home</Link>
    </>
  );
}
