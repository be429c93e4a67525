import { css } from '@emotion/react';

interface IconProps {
  /** One of the paths in `icons.ts`. */
  path: string;
  className?: string;
}

const icon = css({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  verticalAlign: '-0.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** A drawing beside words or inside a named control; 1.25 times the size of the text around it. */
export function Icon({ path, className }: IconProps) {
  return (
    <svg css={icon} className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
