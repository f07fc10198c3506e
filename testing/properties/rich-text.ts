import { richText, type RichTextOptions } from '@/lib/text/rich-text/pipeline';

const OPTIONS: RichTextOptions = {
  locale: 'ar',
  dir: 'ltr',
  under: 1,
  own: { site: 'https://www.cci.example', api: 'https://api.example' },
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
