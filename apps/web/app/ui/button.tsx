import type { ComponentProps } from 'react';
import './button.css';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'primary' | 'secondary' | 'quiet';
}

export function Button({ look = 'primary', className = '', type = 'button', ...rest }: ButtonProps) {
  const ofLook = look === 'quiet' ? look : `button button-${look}`;
  return <button {...rest} type={type} className={`${ofLook} ${className}`.trim()} />;
}
