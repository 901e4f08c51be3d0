import type { ComponentProps } from 'react';
import './button.css';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'toggle-popover' | undefined;
    commandfor?: string | undefined;
  }
}

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'primary' | 'secondary' | 'quiet';
}

export function Button({ look = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={`button button-${look}${className ? ` ${className}` : ''}`} />
  );
}
