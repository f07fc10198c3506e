import { setTimeout as wait } from 'node:timers/promises';
import { get, textOf, type Answer } from './http';
import type { LogEntry, Site } from './site';

/** The path of the call that a line of the log names by its template and its id. */
export function calledPath({ call, id }: LogEntry): string {
  return String(call).replace('{id}', String(id));
}

/** Failures of one call, by its path, in the site's log. */
export function failuresOf(site: Site, path: string): LogEntry[] {
  return site.log.filter((line) => calledPath(line) === path && 'reason' in line);
}

/** A page with its text. */
export async function read(site: Site, path: string): Promise<Answer & { main: string }> {
  const answer = await get(site.url, path);
  return { ...answer, main: textOf(answer.body, 'main') };
}

/**
 * Asks for a page until it is one that caches keep: on a busy machine the API may not be in time at
 * first.
 */
export async function readUntilStored(base: string, path: string): Promise<void> {
  while (!('x-accel-expires' in (await get(base, path)).headers)) await wait(500);
}

/**
 * The detail screens of the second content API: the call each depends on and the specification's
 * words for its failure (§8).
 */
export const PROBED_DETAILS = [
  {
    path: '/article/41',
    call: '/api/articles/edit/41',
    message: 'Article not found',
    shows: 'Salon de l&export',
  },
  {
    path: '/page/61',
    call: '/api/pages/edit/61',
    message: 'pages not found',
    shows: "Certificat d'origine",
  },
  {
    path: '/chambre_de_commerce/31',
    call: '/api/chambre_de_commerces/edit/31',
    message: 'Error: chambre_de_commerces not found',
    shows: 'bureau@ouest.example',
  },
] as const;

/**
 * The lists of the second content API: the call each depends on, a record it shows, and what stands
 * there without records and while the call fails.
 */
export const PROBED_LISTS = [
  {
    path: '/toutacticle',
    call: '/api/articles',
    shows: 'Salon de l&export',
    empty: 'Aucun résultat',
    failed: 'Aucun résultat',
  },
  {
    path: '/toutpage',
    call: '/api/pages',
    shows: "Certificat d'origine",
    empty: 'Aucun résultat',
    failed: 'Aucun résultat',
  },
  {
    path: '/search?keyword=a',
    call: '/api/search',
    shows: 'Salon de l&export',
    empty: 'Aucun résultat',
    failed: 'Aucun résultat',
  },
  {
    path: '/partenaire',
    call: '/api/slide/partenaire_all',
    shows: 'Banque partenaire',
    empty: 'Aucune donnée disponible',
    failed: 'Aucune donnée disponible',
  },
  {
    path: '/chambre_de_commerces',
    call: '/api/chambre_de_commerces',
    shows: 'Chambre du Sud',
    empty: 'Aucune donnée disponible',
    failed: 'Aucune donnée disponible',
  },
  {
    path: '/calendrier?date=2026-03',
    call: '/api/events',
    shows: 'Journée des exportateurs',
    empty: 'Aucun événement',
    failed: 'Les événements n’ont pas pu être chargés',
  },
] as const;

/** The calls of the home screen (§7). */
export const HOME_CALLS = [
  '/api/slide',
  '/api/pages/features',
  '/api/pages/services',
  '/api/articles/home',
  '/api/slide/popup',
  '/api/slide/partenaire',
  '/api/chambre_de_commerces_home',
] as const;
