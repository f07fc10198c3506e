<?php
get_header();
echo '<h1>', esc_html(wp_title('', false) ?: 'Actualités'), '</h1><div class="cards">';
while (have_posts()) {
    the_post();
    lean_card('medium');
}
echo '</div>';
the_posts_pagination();
get_footer();
