import { useLocale } from 'next-intl';
import { Khatam } from '@/components/ui/Khatam';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { localise } from '@/lib/i18n/localise';
import { logoAddress } from '@/lib/media/content-image';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import styles from './SiteLogo.module.css';

export function SiteLogo() {
  const locale = useLocale();
  const { logo: given, name, shortName } = organisation();
  const logo = given && logoAddress(given);
  return (
    <Link href={routes.home} className={styles.logo}>
      {logo ? (
        <img src={logo} alt={localise(name, locale).text} className={styles.image} />
      ) : (
        <>
          <span className={styles.star}>
            <Khatam size={52} />
          </span>
          <span className={styles.name}>
            <LocalisedText value={localise(name, locale)} />
          </span>
          <span className={styles.shortName}>
            <LocalisedText value={localise(shortName, locale)} />
          </span>
        </>
      )}
    </Link>
  );
}
