export const languages = ['fr', 'en', 'ar'] as const;
export type Language = (typeof languages)[number];

/** Returns the best language for an `Accept-Language` header, or French. */
export function acceptedLanguage(header: string | undefined): Language {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return {
      language: languages.find((language) => language === tag.split('-')[0]),
      weight: quality ? Number(quality.slice(2)) || 0 : 1,
    };
  });
  ranges.sort((one, other) => other.weight - one.weight);
  return ranges.find(({ language, weight }) => weight > 0 && language)?.language ?? 'fr';
}
