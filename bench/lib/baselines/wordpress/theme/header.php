<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<?php wp_head(); ?>
</head>
<body>
<header><p><a href="<?php echo esc_url(home_url('/')); ?>"><?php bloginfo('name'); ?></a></p><nav><?php wp_nav_menu(['theme_location' => 'main', 'container' => '']); ?></nav></header>
<main>
