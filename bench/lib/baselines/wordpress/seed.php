<?php
// Writes the demonstration's records, pictures and menu into WordPress: php seed.php <file>. Run in WordPress's own folder.
require getcwd() . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/image.php';
['records' => $records, 'menu' => $menu] = json_decode(file_get_contents($argv[1]), true);
$wp_rewrite->set_permalink_structure('/%postname%/');
$pages = [];
foreach ($records as $place => $record) {
    $post = wp_insert_post([
        'post_type' => $record['type'],
        'post_status' => 'publish',
        'post_name' => $record['slug'],
        'post_title' => $record['title'],
        'post_content' => $record['content'],
        'post_excerpt' => $record['summary'],
        'post_date' => date('Y-m-d H:i:s', time() - 60 * ($place + 1)),
        'menu_order' => $place,
    ]);
    $pages[$record['slug']] = $post;
    if ($record['picture'] === null) continue;
    $upload = wp_upload_bits(basename($record['picture']), null, file_get_contents($record['picture']));
    $picture = wp_insert_attachment(['post_mime_type' => $upload['type'], 'post_title' => $record['title']], $upload['file'], $post);
    wp_update_attachment_metadata($picture, wp_generate_attachment_metadata($picture, $upload['file']));
    set_post_thumbnail($post, $picture);
}
$menu_id = wp_create_nav_menu('main');
$add = function (array $items, int $parent) use (&$add, $menu_id, $pages): void {
    foreach ($items as $item) {
        $page = $pages[$item['slug']] ?? null;
        $added = wp_update_nav_menu_item($menu_id, 0, [
            'menu-item-title' => $item['label'],
            'menu-item-url' => $page ? get_permalink($page) : home_url($item['link']),
            'menu-item-parent-id' => $parent,
            'menu-item-status' => 'publish',
        ]);
        $add($item['child'], $added);
    }
};
$add($menu, 0);
set_theme_mod('nav_menu_locations', ['main' => $menu_id]);
update_option('show_on_front', 'page');
update_option('page_on_front', $pages['accueil']);
update_option('page_for_posts', $pages['actualites']);
update_option('posts_per_page', 6);
flush_rewrite_rules();
