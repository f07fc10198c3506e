import { Khatam } from '@/components/ui/Khatam';

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
