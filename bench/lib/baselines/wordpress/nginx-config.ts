/** Folders and sockets of WordPress's parts. */
export interface WordPressPlaces {
  /** Holds everything nginx writes. */
  folder: string;
  /** WordPress's own files. */
  root: string;
  /** php-fpm's socket. */
  socket: string;
  ports: { pageCache: number; files: number };
}

/**
 * nginx in front of WordPress as its manuals have it, twice: with nginx's own page cache of answers
 * that PHP has compressed, and with the files a caching plug-in writes, compressed beside them.
 * Both leave out what a lean site can do without.
 */
export function wordpressNginxConfig({ folder, root, socket, ports }: WordPressPlaces): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temporary;`)
    .join(' ');
  const php = `
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      # With its port: else WordPress leads on to its own address for ever.
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_pass unix:${socket};
      fastcgi_buffers 16 16k; fastcgi_buffer_size 16k;`;
  return `daemon off; master_process off; pid ${folder}/wordpress.pid; error_log ${folder}/nginx-error.log warn;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  ${temporary}
  sendfile on; tcp_nopush on; server_tokens off; keepalive_requests 1000000;
  open_file_cache max=2000 inactive=60s; open_file_cache_errors on;
  access_log ${folder}/access.log combined buffer=32k flush=5s;
  fastcgi_cache_path ${folder}/cache levels=1:2 keys_zone=wordpress:20m max_size=512m inactive=1d use_temp_path=off;
  gzip on; gzip_types text/css application/javascript;
  map $http_accept_encoding $gzip { gzip gzip; ~gzip gzip; default ""; }
  map $http_cookie $editor { "" ""; ~(?:wordpress_logged_in|wp-postpass|comment_author) 1; default ""; }
  map $request_method$is_args$editor $uncached { GET ""; HEAD ""; default 1; }
  root ${root};
  index index.php;
  server {
    listen 127.0.0.1:${ports.pageCache};
    location / { try_files $uri $uri/ /index.php$is_args$args; }
    location ~* \\.(?:css|js|jpe?g|png|webp|svg|woff2)$ { expires 30d; }
    location ~ \\.php$ {
      fastcgi_cache wordpress;
      fastcgi_cache_key "$scheme$host$request_uri$gzip";
      fastcgi_cache_valid 200 1d;
      fastcgi_cache_bypass $uncached; fastcgi_no_cache $uncached;
      fastcgi_ignore_headers Cache-Control Expires Vary;
      fastcgi_cache_use_stale error timeout updating http_500;
      fastcgi_cache_background_update on; fastcgi_cache_lock on;${php}
      fastcgi_param HTTP_ACCEPT_ENCODING $gzip;
    }
  }
  map $uncached $kept_page { "" /wp-content/cache/pages$uri/index.html; default /none; }
  server {
    listen 127.0.0.1:${ports.files};
    gzip_static on;
    location / { try_files $kept_page $uri $uri/ /index.php$is_args$args; }
    location ~* \\.(?:css|js|jpe?g|png|webp|svg|woff2)$ { expires 30d; }
    location ~ \\.php$ {${php}
    }
  }
}
`;
}
