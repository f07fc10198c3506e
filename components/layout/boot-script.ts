/** Its name as a static part: React keeps the script as it is. */
export const BOOT_PART = 'boot';

/**
 * Runs before the first paint: sets `data-scripts`, replaces each broken image once by its
 * placeholder, stops reserving space for loaded images, and records what the visitor does until the
 * loader is there (lib/browser/event-replay).
 */
export const BOOT_SCRIPT = `(function(d){d.documentElement.setAttribute('data-scripts','');function on(t,f){addEventListener(t,f,{capture:true,passive:true})}on('error',function(e){var i=e.target,f=i.tagName==='IMG'&&i.getAttribute('data-fallback');if(f){['data-fallback','srcset','sizes'].forEach(function(a){i.removeAttribute(a)});i.setAttribute('data-placeholder','');i.src=f}});on('load',function(e){e.target.removeAttribute&&e.target.removeAttribute('data-reserved')});if(d.currentScript.dataset.sources){self.early=[];'click keydown input change pointerdown touchstart focusin pointerover'.split(' ').forEach(function(t){on(t,function(e){self.early&&early.push(e)})})}})(document)`;
