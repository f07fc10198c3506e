import { ContentImage } from '@/components/ui/ContentImage';
import { Khatam } from '@/components/ui/Khatam';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { EmblemView, MemberView } from '@/lib/views/chamber';
import { isLiteRequest } from '@/lib/runtime/request-context';
import styles from './ChamberMembers.module.css';

/** One of a chamber's two boards; nothing when it has no members. */
export function ChamberMembers({ title, members }: { title: string; members: MemberView[] }) {
  if (members.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {members.map((member) => (
          <li key={member.key} className={`card ${styles.member}`}>
            <div className={styles.image}>
              <Portrait portrait={member.portrait} />
            </div>
            <div className={styles.text}>
              {member.name.text && (
                <p className={styles.name}>
                  <LocalisedText value={member.name} />
                </p>
              )}
              {member.role.text && (
                <p className={styles.role}>
                  <LocalisedText value={member.role} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A member's picture, or their letters in the network's star. Decorative: the name stands beside it; left out of the lite version. */
function Portrait({ portrait }: { portrait: EmblemView }) {
  if (portrait.kind === 'picture') return <ContentImage image={portrait.image} width={320} height={400} sizes="6rem" />;
  if (isLiteRequest()) return null;
  return (
    <span className={`tint-${portrait.tint} ${styles.monogram}`}>
      <Khatam size={60} text={portrait.letters} />
    </span>
  );
}
