import type { ButtonHTMLAttributes } from 'react';
import { buttonStyle } from './buttonStyle.ts';

/** A button that does something here; to go elsewhere use `ButtonLink`. */
export const Button = (attributes: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" css={buttonStyle('primary')} {...attributes} />
);
