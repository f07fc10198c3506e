import { useTranslations } from 'next-intl';
import { Khatam } from '@/components/ui/Khatam';
import { currentContext } from '@/lib/platform/request-context';

/** Nothing to show; where a call failed, when to try again in place of the hint. */
export function EmptyState({ title, hint }: { title: string; hint?: string }) {
  const t = useTranslations('common');
  const advice = currentContext()?.degraded ? t('tryAgainSoon') : hint;
  return (
    <div className="empty-state">
      <span className="empty-state-mark">
        <Khatam size={72} />
      </span>
      <p className="empty-state-title">{title}</p>
      {advice && <p>{advice}</p>}
    </div>
  );
}
