import type { Article, FileEntry, Page, Taxonomy } from '@/lib/api/schemas/content';
import type { Chamber, ChamberMember } from '@/lib/api/schemas/chamber';
import type { MenuItem } from '@/lib/api/schemas/menu';
import type { Partner, Slide } from '@/lib/api/schemas/slide';
import { environment } from '@/lib/runtime/env';
import { BASE_LANGUAGE, CONTENT_LANGUAGES, CONTENT_LOCALES, inContentLanguages } from '@/lib/i18n/content-languages';
import type { Localised } from '@/lib/i18n/localise';
import { fileElsewhere } from '@/lib/media/file-address';
import { filePath, imagePath, INLINE_FOLDER } from '@/lib/media/image-address';
import { chamberPath, recordPath, routes } from '@/lib/routes/links';
import { emptyRecord, type ContentRecord } from './record';

const LOGO_FOLDER = '/assets/entreprise/';

export function articleRecord(article: Article): ContentRecord {
  return {
    ...emptyRecord('article', article.id, routes.article(article)),
    slug: article.slug,
    texts: { name: article.name, description: article.body },
    cutFields: ['name'],
    bodyFields: ['description'],
    images: imagesOf('image', article.image),
    ...filesOf(article.files),
  };
}

export function pageRecord(page: Page): ContentRecord {
  return {
    ...emptyRecord('page', page.id, routes.page(page)),
    slug: page.slug,
    texts: { name: page.name, description: page.body, extraDescription: page.extraDescription },
    cutFields: ['name'],
    bodyFields: ['description', 'extraDescription'],
    images: imagesOf('image', page.image),
    ...filesOf(page.files),
  };
}

export function taxonomyRecord(entity: 'category' | 'service', id: string, taxonomy: Taxonomy): ContentRecord {
  return {
    ...emptyRecord(entity, id, routes[entity]({ id, slug: taxonomy.slug })),
    slug: taxonomy.slug,
    texts: { name: taxonomy.name, description: taxonomy.description },
    cutFields: ['name'],
    bodyFields: ['description'],
  };
}

/** A chamber and its members, who have no screen but hers. */
export function chamberRecords(chamber: Chamber, point: ContentRecord['point']): ContentRecord[] {
  const path = chamberPath({ id: chamber.id, name: chamber.name.fr });
  const own: ContentRecord = {
    ...emptyRecord('chamber', chamber.id, path),
    texts: { name: chamber.name, description: chamber.description },
    cutFields: ['name'],
    bodyFields: ['description'],
    images: imagesOf('logo', forAll(chamber.logo), LOGO_FOLDER),
    point,
  };
  const boards = { memberchamber_administratif: chamber.administrativeMembers, memberchamber_elu: chamber.electedMembers };
  return [
    own,
    ...Object.entries(boards).flatMap(([board, members]) =>
      members.map((member, place) => memberRecord(member, `${chamber.id} ${board}.${place}`, path)),
    ),
  ];
}

function memberRecord(member: ChamberMember, id: string, path: string): ContentRecord {
  return {
    ...emptyRecord('member', id, path),
    texts: { name: member.name, fonction: member.role },
    images: imagesOf('image', forAll(member.image), environment().MEMBER_IMAGE_PATH),
    order: member.order,
  };
}

export function slideRecord(entity: 'slide' | 'popup', slide: Slide): ContentRecord {
  return {
    ...emptyRecord(entity, slide.id, routes.home),
    texts: { title: slide.title, description: slide.description, link_text: slide.linkText },
    nameField: 'title',
    bodyFields: ['description'],
    images: imagesOf('image', slide.image),
    links: linksOf('link_url', slide.link),
  };
}

export function partnerRecord(partner: Partner): ContentRecord {
  return {
    ...emptyRecord('partner', partner.id, routes.partners),
    texts: { name: partner.name, description: partner.description },
    cutFields: ['name'],
    bodyFields: ['description'],
    images: imagesOf('image', partner.image),
    links: linksOf('link_url', partner.link),
  };
}

/** Items that are shown, at every depth. */
export function menuRecords(items: MenuItem[]): ContentRecord[] {
  return items.flatMap((item) => {
    if (!item.isShown) return [];
    const isRecord = item.type !== '' && item.targetId !== '';
    const link = isRecord ? recordPath(item.type, { id: item.targetId, slug: item.link.replace(/^[/\\#]+/, '') }) : item.link;
    const own: ContentRecord = {
      ...emptyRecord('menu', item.id, routes.home),
      texts: { label: item.label },
      nameField: 'label',
      cutFields: ['label'],
      links: link.startsWith('#') ? [] : linksOf('link', link),
    };
    return [own, ...menuRecords(item.children)];
  });
}

export function linksOf(field: string, address: string): ContentRecord['links'] {
  return address === '' ? [] : [{ field, address }];
}

/** A value of the API that has no translations. */
export function forAll(value: string): Localised {
  return inContentLanguages((language) => (language === BASE_LANGUAGE ? value : ''));
}

export function imagesOf(field: string, image: Localised, folder = '/'): ContentRecord['images'] {
  return CONTENT_LOCALES.flatMap((language) => {
    const path = imagePath(image[language], folder);
    return path && !path.startsWith(INLINE_FOLDER) ? [{ field: field + CONTENT_LANGUAGES[language].suffix, path }] : [];
  });
}

/** Those that are shown to some reader; what lies on another host is a link. */
function filesOf(files: FileEntry[]): Pick<ContentRecord, 'files' | 'links'> {
  const shown = files.filter(({ isDeleted, lang }) => !isDeleted && lang !== 'other').map(({ path }) => ({ path, elsewhere: fileElsewhere(path) }));
  return {
    files: shown.flatMap(({ path, elsewhere }) => {
      const address = elsewhere ? null : filePath(path, '/');
      return address ? [{ field: 'file', path: address }] : [];
    }),
    links: shown.flatMap(({ elsewhere }) => (elsewhere ? [{ field: 'file', address: elsewhere }] : [])),
  };
}
