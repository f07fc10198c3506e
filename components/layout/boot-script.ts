/**
 * Runs before the first paint, behind the front as part of the loader. Marks that scripts run, and replaces broken images by the
 * placeholder, once.
 */
export const BOOT_SCRIPT = `(function(d){d.documentElement.setAttribute('data-scripts','');function swap(i){var f=i.getAttribute('data-fallback');if(!f)return;i.removeAttribute('data-fallback');i.removeAttribute('srcset');i.removeAttribute('sizes');i.setAttribute('data-placeholder','');i.src=f}d.addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='IMG')swap(t)},true)})(document)`;
