import { ContentImage } from '@/components/ui/ContentImage';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { MemberView } from '@/lib/views/chamber';
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
              <ContentImage image={member.image} width={320} height={400} sizes="6rem" />
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
