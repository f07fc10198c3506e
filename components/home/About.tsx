import { Icon } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { AboutView } from '@/lib/views/organisation';
import { HomeSection } from './HomeSection';
import styles from './About.module.css';

/** Who the organisation is: its words, three points and a few figures. */
export function About({ about }: { about: AboutView }) {
  return (
    <HomeSection id="about" title={<LocalisedText value={about.title} />}>
      <div className={styles.words}>
        <p className={styles.text}>
          <LocalisedText value={about.text} />
        </p>
        <ul className={styles.options}>
          {about.options.map((option) => (
            <li key={option.text} className={styles.option}>
              <Icon name="check" />
              <span>
                <LocalisedText value={option} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      {about.figures.length > 0 && (
        <dl className={styles.figures}>
          {about.figures.map(({ value, label }) => (
            <div key={label.text} className={styles.figure}>
              <dt className={styles.label}>
                <LocalisedText value={label} />
              </dt>
              <dd className={styles.value}>
                <bdi className="unbroken">{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </HomeSection>
  );
}
