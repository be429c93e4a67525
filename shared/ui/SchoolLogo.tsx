import { schoolLogo } from '../design/schoolLogo.ts';

/** The school's mark, three text lines high. */
export function SchoolLogo({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`logo ${className}`}
      viewBox={`0 0 ${schoolLogo.size} ${schoolLogo.size}`}
      aria-hidden="true"
    >
      <circle {...schoolLogo.floor} fill="var(--crest-floor)" stroke="none" />
      <path d={schoolLogo.sun} fill="var(--crest-sun)" stroke="none" />
      <path d={schoolLogo.lines} />
    </svg>
  );
}
