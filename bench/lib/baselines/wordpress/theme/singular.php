<?php
get_header();
the_post();
echo '<article><h1>', esc_html(get_the_title()), '</h1>', get_the_post_thumbnail(null, 'large');
the_content();
echo '</article>';
get_footer();
