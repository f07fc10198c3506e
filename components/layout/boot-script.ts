/**
 * Runs before the first paint: sets `data-scripts`, replaces each broken image once by its
 * placeholder, and stops reserving space for loaded images.
 */
export const BOOT_SCRIPT = `(function(d){d.documentElement.setAttribute('data-scripts','');function swap(i){var f=i.getAttribute('data-fallback');if(!f)return;i.removeAttribute('data-fallback');i.removeAttribute('srcset');i.removeAttribute('sizes');i.setAttribute('data-placeholder','');i.src=f}d.addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='IMG')swap(t)},true);d.addEventListener('load',function(e){e.target.removeAttribute('data-reserved')},true)})(document)`;
