import { getFromApi } from '../get-from-api';
import { article } from '../schemas/article';
import { chamberSummary } from '../schemas/chamber';
import { listOf } from '../schemas/fields';
import { page } from '../schemas/page';
import { partner, slide } from '../schemas/slide';

const slides = listOf(slide);
const pages = listOf(page);
const articles = listOf(article);
const partners = listOf(partner);
const chamberSummaries = listOf(chamberSummary);

const failureMessage = 'Error fetching home data';

/** GET /api/slide: hero slides. */
export const getHeroSlides = () => getFromApi({ path: '/api/slide', schema: slides, failureMessage, tags: ['slide'] });

/** GET /api/pages/features: one page per feature tab. */
export const getFeaturePages = () => getFromApi({ path: '/api/pages/features', schema: pages, failureMessage, tags: ['page'] });

/** GET /api/pages/services: pages of the services grid. */
export const getServicePages = () => getFromApi({ path: '/api/pages/services', schema: pages, failureMessage, tags: ['page'] });

/** GET /api/articles/home: recent articles. */
export const getRecentArticles = () => getFromApi({ path: '/api/articles/home', schema: articles, failureMessage, tags: ['article'] });

/** GET /api/slide/popup: only the first one is shown. */
export const getPopupSlides = () => getFromApi({ path: '/api/slide/popup', schema: slides, failureMessage, tags: ['slide'] });

/** GET /api/slide/partenaire: partners of the home carousel. */
export const getHomePartners = () => getFromApi({ path: '/api/slide/partenaire', schema: partners, failureMessage, tags: ['partner'] });

/** GET /api/chambre_de_commerces_home: chambers of the home carousel. */
export const getHomeChambers = () =>
  getFromApi({ path: '/api/chambre_de_commerces_home', schema: chamberSummaries, failureMessage, tags: ['chamber'] });
