export type Language = 'fr' | 'en' | 'ar';

function isLanguage(code: string): code is Language {
  return code === 'fr' || code === 'en' || code === 'ar';
}

/** The best of our languages in an `Accept-Language` header; French when there is none. */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return { code: tag.split('-')[0] ?? '', weight: quality ? Number(quality.slice(2)) || 0 : 1 };
  });
  wishes.sort((one, other) => other.weight - one.weight);
  const best = wishes.find(({ code, weight }) => weight > 0 && isLanguage(code))?.code ?? 'fr';
  return isLanguage(best) ? best : 'fr';
}
