import { useTranslations } from 'next-intl';
import { Khatam } from '@/components/ui/Khatam';
import { currentContext } from '@/lib/platform/request-context';

interface EmptyStateProps {
  /** What a list says that has nothing; that its call failed, if it did. */
  nothing?: 'noResults' | 'noData';
  title?: string;
  hint?: string;
}

export function EmptyState({ nothing, title, hint }: EmptyStateProps) {
  const t = useTranslations('common');
  const failure = currentContext()?.degraded && t('tryAgainSoon');
  const [first, then] = nothing ? (failure ? [failure] : [t(nothing), hint]) : [title, failure];
  return (
    <div className="empty-state">
      <span className="empty-state-mark">
        <Khatam size={72} />
      </span>
      <p className="empty-state-title">{first}</p>
      {then && <p>{then}</p>}
    </div>
  );
}
