import { richText, type RichTextOptions } from '@/lib/text/rich-text/pipeline';

process.env['SITE_URL'] = 'https://www.cci.example';
process.env['API_BASE_URL'] = 'https://api.example:8080';

const OPTIONS: RichTextOptions = {
  locale: 'ar',
  dir: 'ltr',
  under: 1,
  labels: {
    table: 'Tableau',
    video: 'Voir la vidéo',
    map: 'Voir la carte',
    learns: 'Il apprend …',
  },
};

/** The HTML of a French body as an Arabic page shows it. */
export function shown(body: string, options: Partial<RichTextOptions> = {}): string {
  return richText(body, { ...OPTIONS, ...options });
}
