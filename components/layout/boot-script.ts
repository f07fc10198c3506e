/**
 * Runs before the first paint: marks that scripts run, replaces each broken image by the
 * placeholder, once, and ends the reservation of space for one that is loaded.
 */
export const BOOT_SCRIPT = `(function(d){d.documentElement.setAttribute('data-scripts','');function swap(i){var f=i.getAttribute('data-fallback');if(!f)return;i.removeAttribute('data-fallback');i.removeAttribute('srcset');i.removeAttribute('sizes');i.setAttribute('data-placeholder','');i.src=f}d.addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='IMG')swap(t)},true);d.addEventListener('load',function(e){e.target.removeAttribute('data-reserved')},true)})(document)`;
