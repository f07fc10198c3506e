import { useLocale } from 'next-intl';
import { CheckList, LocalisedText, Paragraph } from '@/components/ui/LocalisedText';
import { localise } from '@/lib/i18n/localise';
import { organisation } from '@/lib/organisation/organisation';
import { HomeSection } from './HomeSection';
import styles from './About.module.css';

export function About() {
  const locale = useLocale();
  const { about } = organisation();
  return (
    <HomeSection id="about" title={<LocalisedText value={localise(about.title, locale)} />}>
      <div className={styles.words}>
        <Paragraph value={localise(about.text, locale)} className={styles.text} />
        <CheckList points={about.options.map((option) => localise(option, locale))} className={styles.options} />
      </div>
      {about.figures.length > 0 && (
        <dl className={styles.figures}>
          {about.figures.map(({ value, label }) => (
            <div key={label.fr} className={styles.figure}>
              <dt className={styles.label}>
                <LocalisedText value={localise(label, locale)} />
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
