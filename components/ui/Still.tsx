import type { ReactNode } from 'react';
import { still } from './still-pieces';

/** Shows what it holds with as few React elements as can be: what needs no React in the browser is written as HTML. */
export function Still({ children }: { children: ReactNode }) {
  return still(<>{children}</>);
}
