interface IconProps {
  /** One of the paths in `icons.ts`. */
  path: string;
  className?: string;
}

/** A drawing beside words or inside a named control; 1.25 times the size of the text around it. */
export function Icon({ path, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
