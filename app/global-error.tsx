'use client';

/** The last resort in the browser, when header or footer themselves broke: no texts nor styles of the site can be counted on. */
export default function GlobalError() {
  return (
    <html lang="fr">
      <body>
        <h1>Un problème est survenu.</h1>
        <p>
          <a href="/fr">Accueil</a> ·{' '}
          <a href="/en" lang="en">
            Home
          </a>{' '}
          ·{' '}
          <a href="/ar" lang="ar" dir="rtl">
            الرئيسية
          </a>
        </p>
      </body>
    </html>
  );
}
