import { Khatam } from '@/components/ui/Khatam';

/** What a list says when it has nothing to show. */
export function EmptyState({ title, hint }: { title: string; hint?: string }) {
  return (
    <div className="empty-state">
      <span className="empty-state-mark">
        <Khatam size={72} />
      </span>
      <p className="empty-state-title">{title}</p>
      {hint && <p>{hint}</p>}
    </div>
  );
}
