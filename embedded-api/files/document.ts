import type { MediaFile } from '../images/library';
import { docx, type DocumentText, xlsx } from './office';
import { pdf } from './pdf';

interface DocumentSubject {
  fr: string;
  en: string;
  ar: string;
  lang: string | null;
}

const remarks = {
  fr: 'Document de démonstration : son contenu est fictif et n’engage aucune institution.',
  en: 'Demonstration document: its content is fictitious and commits no institution.',
  ar: 'وثيقة للعرض: محتواها غير حقيقي ولا يُلزم أي هيئة.',
};

function isDocumentSubject(value: unknown): value is DocumentSubject {
  return (
    typeof value === 'object' && value !== null && 'fr' in value && typeof value.fr === 'string' && 'en' in value && 'ar' in value && 'lang' in value
  );
}

/** The title and the text in every language the record has; PDF's standard fonts have no Arabic, so it is left out there. */
function textOf(subject: DocumentSubject, hasArabic: boolean): DocumentText {
  const { fr, en, ar, lang } = subject;
  const title = (lang === 'ar' && hasArabic ? ar : lang === 'en' ? en : fr) || fr;
  const others = [fr, en, hasArabic ? ar : ''].filter((text) => text !== '' && text !== title);
  return { title, lines: [...others, remarks.fr, remarks.en, ...(hasArabic ? [remarks.ar] : [])] };
}

/** The document behind a file record, in the format its name says; null for a format not made here. */
export function drawDocument(path: string, subject: string): MediaFile | null {
  const text: unknown = JSON.parse(subject);
  if (!isDocumentSubject(text)) return null;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const disposition = (kind: 'inline' | 'attachment'): string =>
    `${kind}; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  const office = 'application/vnd.openxmlformats-officedocument';
  switch (name.slice(name.lastIndexOf('.') + 1).toLowerCase()) {
    case 'pdf':
      return { bytes: pdf(textOf(text, false)), type: 'application/pdf', disposition: disposition('inline') };
    case 'docx':
      return { bytes: docx(textOf(text, true)), type: `${office}.wordprocessingml.document`, disposition: disposition('attachment') };
    case 'xlsx':
      return { bytes: xlsx(textOf(text, true)), type: `${office}.spreadsheetml.sheet`, disposition: disposition('attachment') };
    default:
      return null;
  }
}
