import type { Locale } from '../../lib/i18n/locales';

/** A term that stands neither in the interface nor in the demonstration content. */
interface RetiredTerm {
  /**
   * Spellings and inflected forms; each is one word or several in a row, without regard to accents
   * and case; `*` is any one word. An Arabic word without its article is found with it too.
   */
  forms: string[];
  /** The term of `docs/glossary.md` that takes its place. */
  instead: string;
  reason: string;
}

/** A language without an entry has given up none. */
export const retiredTerms: Partial<Record<Locale, RetiredTerm[]>> = {
  fr: [
    {
      forms: ['principaux membres élus'],
      instead: 'membres élus',
      reason: 'the chamber shows all whom its assembly elects',
    },
    {
      forms: ['B2B'],
      instead: 'rencontres d’affaires',
      reason: 'an abbreviation that is explained nowhere',
    },
    {
      forms: ['BTPH'],
      instead: 'bâtiment et travaux publics',
      reason: 'an abbreviation few readers know',
    },
    {
      forms: ['toutes les pages'],
      instead: 'tous les services et démarches',
      reason: 'the title says what the list holds',
    },
    {
      forms: ['voir plus de', 'voir plus d’*'],
      instead: 'tous les…, toutes les…',
      reason: 'the link leads to the whole list',
    },
    {
      forms: ['membre administratif', 'membres administratifs'],
      instead: 'équipe administrative',
      reason: 'employees are not members of the chamber',
    },
    {
      forms: ['entreprise non inscrite', 'entreprises non inscrites'],
      instead: 'non adhérente',
      reason: 'inscrite is taken for the trade register',
    },
    {
      forms: ['dossier d’admission temporaire', 'dossiers d’admission temporaire'],
      instead: 'exportation temporaire, au bureau de douane',
      reason:
        'goods that leave for a while are under temporary export; admission temporaire is the regime of the host country',
    },
    {
      forms: ['feuillet', 'feuillets'],
      instead: 'volet',
      reason: 'the sheets of an ATA carnet are called volets',
    },
    {
      forms: ['outillage professionnel', 'équipement professionnel', 'équipements professionnels'],
      instead: 'matériel professionnel',
      reason: 'one term for the category of goods that an ATA carnet admits',
    },
    {
      forms: ['facture proforma', 'factures proforma'],
      instead: 'facture pro forma',
      reason: 'one spelling',
    },
    {
      forms: ['mail', 'mails', 'email', 'emails'],
      instead: 'courriel',
      reason: 'one term; an administration writes courriel',
    },
    {
      forms: ['version allégée', 'mode léger', 'version light'],
      instead: 'version légère',
      reason: 'one term',
    },
    { forms: ['porteurs de projets'], instead: 'porteurs de projet', reason: 'one spelling' },
    {
      forms: [
        'tarif de démonstration',
        'tarifs de démonstration',
        'barème de démonstration',
        'cotisation de démonstration',
        'cotisation annuelle de démonstration',
        'événement de démonstration',
        'fiche de démonstration',
        'réseau de démonstration',
      ],
      instead: 'tarifs indicatifs, or nothing',
      reason: 'the banner and the legal page say that the site is a demonstration',
    },
    {
      forms: ['membre * exemple'],
      instead: 'an invented, plausible name',
      reason: 'Exemple is not a surname',
    },
  ],
  en: [
    {
      forms: ['leading elected members'],
      instead: 'elected members',
      reason: 'the chamber shows all whom its assembly elects',
    },
    {
      forms: ['B2B'],
      instead: 'business meetings, matchmaking',
      reason: 'an abbreviation that is explained nowhere',
    },
    {
      forms: ['all pages'],
      instead: 'all services and procedures',
      reason: 'the title says what the list holds',
    },
    { forms: ['all articles'], instead: 'all news', reason: 'the section is called news' },
    { forms: ['see more'], instead: 'all…', reason: 'the link leads to the whole list' },
    {
      forms: ['administrative member', 'administrative members'],
      instead: 'staff',
      reason: 'employees are not members of the chamber',
    },
    {
      forms: [
        'registered company',
        'registered companies',
        'registered business',
        'registered businesses',
        'registered member',
        'registered members',
        'non registered',
        'registered with the chamber',
        'registering with the chamber',
      ],
      instead: 'chamber member, non-member; company in the trade register',
      reason:
        'registered is kept for the trade register; otherwise the tables of fees cannot be understood',
    },
    {
      forms: ['interview', 'interviews'],
      instead: 'appointment, consultation, meeting',
      reason: 'false friend of entretien',
    },
    {
      forms: ['bureau', 'bureaus', 'bureaux'],
      instead: 'executive board',
      reason: 'false friend of bureau',
    },
    {
      forms: ['drop in session', 'drop in sessions', 'duty session'],
      instead: 'advice session',
      reason: 'one term for permanence',
    },
    { forms: ['proforma'], instead: 'pro forma', reason: 'one spelling' },
    { forms: ['e-mail', 'e-mails'], instead: 'email', reason: 'one spelling' },
    { forms: ['Documents to provide'], instead: 'Documents required', reason: 'plainer' },
    {
      forms: [
        'demo site',
        'demonstration fee',
        'demonstration fees',
        'demonstration annual fee',
        'demonstration membership fee',
        'demonstration scale',
        'demonstration courses',
        'demonstration entry',
        'demonstration event',
        'demonstration network',
        'demonstration procedure',
      ],
      instead: 'indicative fees, or nothing',
      reason: 'the banner and the legal page say that the site is a demonstration',
    },
    {
      forms: ['reception point', 'reception points'],
      instead: 'service point',
      reason: 'a reception point is where a signal is received',
    },
    {
      forms: ['list of voters', 'lists of voters'],
      instead: 'electoral roll',
      reason: 'the standing term',
    },
    {
      forms: ['college', 'colleges'],
      instead: 'voting group',
      reason: 'taken for a school, or for the American electoral college',
    },
    {
      forms: ['certification counter', 'where to ask'],
      instead: 'certification desk; who to contact',
      reason: 'one term each',
    },
    {
      forms: ['member * example'],
      instead: 'an invented, plausible name',
      reason: 'Example is not a surname',
    },
  ],
  ar: [
    {
      forms: ['أبرز الأعضاء المنتخبين'],
      instead: 'الأعضاء المنتخبون',
      reason: 'the chamber shows all whom its assembly elects',
    },
    {
      forms: ['إمكانية النفاذ'],
      instead: 'تيسير التصفح للجميع',
      reason: 'words that say what is meant',
    },
    {
      forms: ['جمارك بلد الاستقبال'],
      instead: 'جمارك بلد الوصول',
      reason: 'one term for the customs of the country of arrival',
    },
    {
      forms: ['B2B'],
      instead: 'لقاءات الأعمال الثنائية',
      reason: 'an abbreviation that is explained nowhere',
    },
    { forms: ['صفوا'], instead: 'استعملوا التصفية', reason: 'read as “line up”' },
    {
      forms: ['جميع الصفحات', 'كل الصفحات'],
      instead: 'جميع الخدمات والإجراءات',
      reason: 'the title says what the list holds',
    },
    {
      forms: ['الأعضاء الإداريون', 'الأعضاء الإداريين'],
      instead: 'الطاقم الإداري',
      reason: 'employees are not members of the chamber',
    },
    {
      forms: ['مؤسسة مسجلة', 'مؤسسات مسجلة', 'مؤسسة غير مسجلة', 'مؤسسات غير مسجلة'],
      instead: 'منخرطة، غير منخرطة (في الغرفة)',
      reason: 'taken for the trade register, which has مقيَّدة',
    },
    {
      forms: ['تصادق المؤسسات', 'تصادق المؤسسة'],
      instead: 'تقدّم المؤسسات وثائقها للتصديق عليها',
      reason: 'the chamber certifies, not the company',
    },
    {
      forms: [
        'المصالح أو الوسيط',
        'المصالح والوسيط',
        'تعيين المصالح',
        'اختيار المصالح',
        'مصالح محايد',
        'المصلح',
        'المصلحون',
        'المصلحين',
      ],
      instead: 'القائم بالمصالحة',
      reason: 'المصالح is read as “the departments”, المصلح as a reformer or repairer',
    },
    {
      forms: ['السندات مشمولة', 'سندات الدورة', 'سندات التكوين', 'السندات البيداغوجية', 'دعائم'],
      instead: 'وثائق الدورة',
      reason: 'سندات is read as bonds, دعائم as pillars',
    },
    {
      forms: ['موقع للعرض', 'موقع العرض'],
      instead: 'موقع توضيحي',
      reason: 'read as a site on display, or for sale',
    },
    {
      forms: ['بند التحكيم', 'بنود التحكيم'],
      instead: 'شرط التحكيم',
      reason: 'the term of the code of civil and administrative procedure',
    },
    {
      forms: ['المعايير المحترمة'],
      instead: 'المعايير المستوفاة',
      reason: 'a person is respected; a criterion is met',
    },
    {
      forms: ['استدلالي', 'استدلالية'],
      instead: 'إرشادي',
      reason: 'استدلالي is the index of a pay scale, not indicative',
    },
    {
      forms: ['تحت التصرف'],
      instead: 'توفد عوناً',
      reason: 'a word for word translation of mise à disposition',
    },
    {
      forms: ['جانفي', 'فيفري', 'أفريل', 'ماي', 'جوان', 'جويلية', 'أوت', 'أغسطس'],
      instead: 'يناير، فبراير، أبريل، مايو، يونيو، يوليو، غشت',
      reason: 'one name per month in texts, that of the Journal officiel; the calendar has its own',
    },
    {
      forms: ['أنصاف أيام'],
      instead: 'حصص، مدة كل منها نصف يوم',
      reason: 'a plural that is not said',
    },
    {
      forms: ['طبلية', 'طبليتان', 'طبليتين', 'طبليات'],
      instead: 'منصة نقالة (palette)',
      reason: 'in Algeria a low table',
    },
    {
      forms: ['فاتورة أولية', 'فواتير أولية', 'فاتورة مبدئية', 'فواتير مبدئية'],
      instead: 'فاتورة شكلية',
      reason: 'one term for pro forma',
    },
    {
      forms: ['قائمة تحقق', 'قوائم تحقق'],
      instead: 'قائمة مراجعة',
      reason: 'one term for a checklist',
    },
    { forms: ['وضعية إعاقة'], instead: 'ذوو الاحتياجات الخاصة', reason: 'the term of law 25-01' },
    {
      forms: ['مناقصة', 'مناقصات'],
      instead: 'طلب عروض',
      reason: 'the term of law 23-12 on public procurement',
    },
    {
      forms: ['ممون', 'ممونون', 'ممونين', 'مموني'],
      instead: 'مورّد',
      reason: 'one term for a supplier',
    },
    {
      forms: ['مداومة', 'مداومات'],
      instead: 'جلسة استشارية',
      reason: 'مداومة is a night or holiday duty; one term for permanence',
    },
    {
      forms: ['مقابلة فردية', 'مقابلات فردية'],
      instead: 'لقاء استشاري',
      reason: 'مقابلة is a job interview',
    },
    {
      forms: ['الانتخابات القنصلية'],
      instead: 'انتخابات الغرف',
      reason: 'قنصلية is read as “of a consulate”',
    },
    { forms: ['سبل الطعن'], instead: 'سبل التظلّم', reason: 'طعن is an appeal before a court' },
    {
      forms: ['الحق في النفاذ', 'حق النفاذ'],
      instead: 'الحق في الولوج',
      reason: 'the term of law 18-07',
    },
    { forms: ['النسخة المخففة', 'الوضع الخفيف'], instead: 'النسخة الخفيفة', reason: 'one term' },
    {
      forms: [
        'موقع تجريبي',
        'أسعار تجريبية',
        'سعر تجريبي',
        'اشتراك سنوي تجريبي',
        'اشتراك تجريبي',
        'بطاقة تجريبية',
        'تظاهرة تجريبية',
        'وثيقة تجريبية',
        'شبكة تجريبية',
        'إجراء تجريبي',
        'إجراءً تجريبياً',
      ],
      instead: 'موقع توضيحي، أسعار إرشادية، or nothing',
      reason:
        'تجريبي is read as trial; the banner and the legal page say that the site is a demonstration',
    },
    {
      forms: ['عضو * مثال', 'عضوة * مثال'],
      instead: 'an invented, plausible name',
      reason: 'مثال is not a surname',
    },
  ],
};
