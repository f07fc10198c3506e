/**
 * Every screen of the site on its embedded content, and the states a picture shows best. `act` puts
 * the screen into its state.
 */
export const GALLERY_SCREENS = [
  { name: 'home', path: '/' },
  { name: 'menu open', path: '/', state: true, act: openMenu },
  {
    name: 'search open',
    path: '/',
    state: true,
    act: (page) => page.locator('[data-panel="search"] > summary').click(),
  },
  {
    name: 'announcement',
    path: '/',
    state: true,
    announces: true,
    act: (page) => page.locator('dialog[open]').first().waitFor({ timeout: 15_000 }),
  },
  { name: 'articles', path: '/toutacticle' },
  { name: 'articles, page 3', path: '/toutacticle?page=3' },
  { name: 'articles, nothing found', path: '/toutacticle?search=zzzz' },
  { name: 'article', path: '/article/1' },
  { name: 'article, long', path: '/article/9' },
  { name: 'category', path: '/category/1' },
  { name: 'pages', path: '/toutpage' },
  { name: 'page', path: '/page/1' },
  { name: 'service', path: '/service/1' },
  { name: 'search', path: '/search' },
  { name: 'search, results', path: '/search?keyword=export' },
  { name: 'search, nothing found', path: '/search?keyword=zzzz' },
  { name: 'calendar', path: '/calendrier' },
  { name: 'partners', path: '/partenaire' },
  { name: 'chambers', path: '/chambre_de_commerces' },
  { name: 'chamber', path: '/chambre_de_commerce/27' },
  { name: 'contact', path: '/contact' },
  { name: 'accessibility', path: '/accessibilite' },
  { name: 'privacy', path: '/confidentialite' },
  { name: 'not found', path: '/nowhere' },
];

/** On a phone the menu and its first submenu; elsewhere the first submenu. */
async function openMenu(page) {
  const toggle = page.locator('[data-panel="menu"] > summary');
  if (await toggle.isVisible()) {
    await toggle.click();
    await page.locator('nav button:visible, nav summary:visible').first().click();
  } else await page.locator('nav button:visible, nav summary:visible').first().click();
  await page.waitForTimeout(300);
}

/** `articles, page 3` → `articles-page-3` */
export const fileNameOf = (name) => name.replaceAll(/\W+/g, '-');
