import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { type ButtonVariant, buttonStyle } from './buttonStyle.ts';

type Target =
  /** A page of the site: `/admissions#fees`. */
  | { to: string }
  /** Any other address: a file to download, a telephone number, another site. */
  | {
      href: string;
      /** `true` or the file's name: the browser saves it. */
      download?: boolean | string;
      /** Opens a new tab. */
      newTab?: boolean;
    };

type ButtonLinkProps = Target & { variant?: ButtonVariant; className?: string; children: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', className, children, ...target }: ButtonLinkProps) {
  const look = { css: buttonStyle(variant), className };
  if ('to' in target) {
    return (
      <Link {...look} to={target.to}>
        {children}
      </Link>
    );
  }
  const tab = target.newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...look} {...tab} href={target.href} download={target.download}>
      {children}
    </a>
  );
}
