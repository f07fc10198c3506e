import type { ReactNode } from 'react';
import { SERVICE_ICONS, type ServiceIconName } from '@/lib/views/service-icon';
import { ICON_PATHS } from './Icon';

/** Those that the interface has too. */
const SHARED: Partial<Record<ServiceIconName, ReactNode>> = { ...ICON_PATHS, document: ICON_PATHS.file };

/** Decorative: the name stands beside it. */
export function ServiceIcon({ name, size = 28 }: { name: ServiceIconName; size?: number }) {
  const { path } = SERVICE_ICONS[name];
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="icon icon-fine">
      {path === null ? SHARED[name] : <path d={path} />}
    </svg>
  );
}
