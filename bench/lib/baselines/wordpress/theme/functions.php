<?php
add_action('init', function (): void {
    foreach (['slide', 'event', 'chamber', 'partner'] as $type)
        register_post_type($type, ['public' => true, 'label' => $type, 'has_archive' => true, 'supports' => ['title', 'editor', 'excerpt', 'thumbnail']]);
    // What a lean site leaves out: scripts for pictograms, styles of the block editor, addresses for other programs.
    remove_action('wp_head', 'print_emoji_detection_script', 7);
    remove_action('wp_print_styles', 'print_emoji_styles');
    foreach (['rsd_link', 'wlwmanifest_link', 'wp_generator', 'wp_shortlink_wp_head', 'rest_output_link_wp_head', 'feed_links', 'feed_links_extra', 'wp_oembed_add_discovery_links', 'wp_oembed_add_host_js'] as $action)
        foreach ([1, 2, 3, 10] as $priority) remove_action('wp_head', $action, $priority);
    remove_action('template_redirect', 'rest_output_link_header', 11);
    remove_action('template_redirect', 'wp_shortlink_header', 11);
    remove_action('wp_body_open', 'wp_global_styles_render_svg_filters');
});
add_action('wp_enqueue_scripts', function (): void {
    foreach (['wp-block-library', 'global-styles', 'classic-theme-styles'] as $style) wp_dequeue_style($style);
    wp_enqueue_style('lean', get_stylesheet_uri(), [], '1');
}, 100);
add_action('after_setup_theme', function (): void {
    add_theme_support('post-thumbnails');
    add_theme_support('title-tag');
    register_nav_menu('main', 'Menu');
});

/** One card: picture, title as a link, summary. */
function lean_card(string $size): void {
    echo '<article>', get_the_post_thumbnail(null, $size), '<h3><a href="', esc_url(get_permalink()), '">', esc_html(get_the_title()), '</a></h3><p>', esc_html(get_the_excerpt()), '</p></article>';
}

/** A section of the home page: so many records of a type in a row. */
function lean_section(string $title, string $class, string $size, array $query): void {
    echo '<section><h2>', esc_html($title), '</h2><div class="', esc_attr($class), '">';
    $found = new WP_Query($query + ['no_found_rows' => true, 'orderby' => 'menu_order', 'order' => 'ASC']);
    while ($found->have_posts()) {
        $found->the_post();
        lean_card($size);
    }
    wp_reset_postdata();
    echo '</div></section>';
}
