import type { ComponentProps } from 'react';
import './button.css';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'primary' | 'secondary';
}

export function Button({ look = 'primary', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={`button button-${look} ${className}`.trim()} />;
}
