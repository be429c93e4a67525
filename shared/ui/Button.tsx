import type { ButtonHTMLAttributes } from 'react';
import { type ButtonVariant, buttonStyle } from './buttonStyle.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
}

/** A button that does something here; to go elsewhere use `ButtonLink`. */
export function Button({ variant = 'primary', ...rest }: ButtonProps) {
  return <button type="button" css={buttonStyle(variant)} {...rest} />;
}
